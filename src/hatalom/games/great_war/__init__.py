"""Great War (Előzd meg Trianont!) by Konrád Almási-Kecskés: two alliances fight the First World War, 1914 to 1918."""

from hatalom.games.great_war.game import GAME

__all__ = ["GAME"]
