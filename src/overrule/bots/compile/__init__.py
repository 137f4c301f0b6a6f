"""How bots see Compile."""
