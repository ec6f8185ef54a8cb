"""Flocking, run with: python3 -m flock"""
