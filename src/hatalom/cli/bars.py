"""Progress of long work in the laboratory: a bar for each thing that is played."""

from rich.progress import Progress, TaskID


class Bars:
    """Called with what is being played, how many games that will be, and how many more have been played."""

    def __init__(self, progress: Progress, game: str) -> None:
        self.progress = progress
        self.game = game
        self.bars: dict[str, TaskID] = {}

    def __call__(self, what: str, total: int, played: int) -> None:
        if what not in self.bars:
            self.bars[what] = self.progress.add_task(f"{self.game}, {what}", total=total)
        self.progress.advance(self.bars[what], played)
