"""The games of the next round of a league, by its system and by how many sit at a table."""

from hatalom.server.leagues.groups import draw, rounds_of_groups
from hatalom.server.leagues.pairings import Pair, round_robin, rounds_of_robin, swiss
from hatalom.server.leagues.standings import (
    LOST,
    PAIR,
    Game,
    past_of,
    points_for,
    points_for_free_round,
    points_for_nothing,
    record_of,
    standings,
)
from hatalom.server.store.leagues import Event


def rounds_of(event: Event) -> int:
    """How many rounds there will be: as many as a round robin has, or those that were wanted, if they are fewer."""
    league, count = event.league, len(event.entrants)
    most = rounds_of_robin(count) if league.seats == PAIR else rounds_of_groups(count, league.seats)
    return most if league.system == "robin" else min(league.rounds, most)


def next_games(event: Event, number: int) -> list[Game]:
    """The pairs of a round robin are settled from the beginning; all else is drawn round by round."""
    if event.league.system == "robin" and event.league.seats == PAIR:
        gone = {entrant.number for entrant in event.entrants if entrant.has_left}
        return [_robin_game(pair, number, gone) for pair in round_robin(len(event.entrants))[number - 1]]
    return _drawn_games(event, number)


def _robin_game(pair: Pair, number: int, gone: set[int]) -> Game:
    """Whoever should have met somebody who has left gets the point."""
    players = (pair.first,) if pair.second is None else (pair.first, pair.second)
    if len(players) == 1:
        return Game(number, players, (points_for_free_round(PAIR) if pair.first not in gone else 0,), "free")
    if not gone & {*players}:
        return Game(number, players)
    return Game(number, players, points_for([LOST if one in gone else 1 for one in players]), "walkover")


def _drawn_games(event: Event, number: int) -> list[Game]:
    """Whoever has said that he is away gets the average of a game for it once."""
    seats, games, entrants = event.league.seats, event.games, {one.number: one for one in event.entrants}
    order = [standing.number for standing in standings(len(entrants), number - 1, games, event.league.system)]
    here = [one for one in order if not entrants[one].has_left and not entrants[one].is_away]
    away = [one for one in order if not entrants[one].has_left and entrants[one].is_away]
    tables, free = _drawn(event, here)
    was_away = {game.players[0] for game in games if game.how == "away"}
    return [
        *(Game(number, tuple(table)) for table in tables),
        *(Game(number, (one,), (points_for_free_round(seats),), "free") for one in free),
        *(Game(number, (one,), (0 if one in was_away else points_for_nothing(seats),), "away") for one in away),
    ]


def _drawn(event: Event, here: list[int]) -> tuple[list[list[int]], list[int]]:
    """The tables of those who are here, in the order of the table, and who is free."""
    seats, games = event.league.seats, event.games
    if seats > PAIR:
        return draw([past_of(one, games, seats) for one in here], seats, event.league.system == "swiss")
    pairs = swiss([record_of(one, games) for one in here])
    met = [[pair.first, pair.second] for pair in pairs if pair.second is not None]
    return met, [pair.first for pair in pairs if pair.second is None]
