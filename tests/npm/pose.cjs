// Makes Node pose as macOS; for --require.
Object.defineProperty(process, 'platform', {value: 'darwin'});
