"""Ratings of bots from the ranks of many games, by openskill's Plackett–Luce model."""

from collections.abc import Iterable

from openskill.models import PlackettLuce


def ratings_of(
    names: Iterable[str], games: Iterable[tuple[tuple[str, ...], tuple[int, ...]]]
) -> dict[str, dict[str, float]]:
    """The rating of every bot with its uncertainty.

    A bot that holds several seats of a game learns the mean of what they learn.
    """
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in names}
    for lineup, ranks in games:
        rated = model.rate([[known[name]] for name in lineup], ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(lineup):
            own = [team[0] for seat, team in enumerate(rated) if lineup[seat] == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            known[name] = model.create_rating([mu, sigma], name)
    return {name: {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)} for name, rating in known.items()}
