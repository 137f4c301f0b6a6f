"""How the greedy bot sees Compile."""
