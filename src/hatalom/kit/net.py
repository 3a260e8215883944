"""A small network over the features of a position: two hidden layers, and one number in the end."""

from typing import final

from mypy_extensions import i64


@final
class Net:
    """Every layer is a flat list of weights, the weights of its first unit first; what is below 0 counts as 0."""

    def __init__(self, inputs: int, layers: list[list[float]], biases: list[list[float]]) -> None:
        self.inputs = inputs
        self.first, self.second, self.last = layers
        self.first_bias, self.second_bias, self.last_bias = biases

    def value(self, places: list[int], amounts: list[float]) -> float:
        """What it makes of these features; all that are not named are 0."""
        hidden: list[float] = []
        start: i64 = 0
        for bias in self.first_bias:
            total = bias
            for number in range(len(places)):
                total += amounts[number] * self.first[start + places[number]]
            hidden.append(total if total > 0.0 else 0.0)
            start += self.inputs
        answer = self.last_bias[0]
        start = 0
        for unit in range(len(self.second_bias)):
            total = self.second_bias[unit]
            for number in range(len(hidden)):
                total += hidden[number] * self.second[start + number]
            if total > 0.0:
                answer += total * self.last[unit]
            start += len(hidden)
        return answer
