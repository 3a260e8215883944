"""A small network over the features of a position: two hidden layers, and one number in the end."""

from typing import final

from mypy_extensions import i64

from hatalom.core.vecs import vec
from hatalom.kit.features import Features


@final
class Net:
    """Every layer is a flat row of weights; what is below 0 counts as 0.

    As they are given, the weights of a unit stand side by side.  Those of the first layer are put the other way round:
    most features are 0, and what one of the others brings to all units is then one piece of memory.

    A unit of the second layer looks only at the units from `begin` to `end` - 1: in networks that were joined, those of
    its own member.
    """

    def __init__(self, inputs: int, layers: list[list[float]], biases: list[list[float]]) -> None:
        self.inputs = inputs
        units = len(biases[0])
        first = layers[0]
        self.first = vec[float]([first[unit * inputs + place] for place in range(inputs) for unit in range(units)])
        self.second = vec[float](layers[1])
        self.last = vec[float](layers[2])
        self.first_bias = vec[float](biases[0])
        self.second_bias = vec[float](biases[1])
        self.last_bias = biases[2][0]
        rows = [layers[1][unit * units : (unit + 1) * units] for unit in range(len(biases[1]))]
        used = [[place for place in range(units) if row[place] != 0.0] for row in rows]
        self.begin = vec[i64]([min(places, default=0) for places in used])
        self.end = vec[i64]([max(places, default=-1) + 1 for places in used])

    def value(self, shown: Features) -> float:
        """What it makes of these features; all that are not named are 0.

        Four units at a time: their sums then stay in the processor while the features are gone through.
        """
        first, second, last = self.first, self.second, self.last
        second_bias, begin, end = self.second_bias, self.begin, self.end
        places, amounts = shown.place_of, shown.amount_of
        size = shown.size
        units: i64 = len(self.first_bias)
        hidden = self.first_bias[:]  # a copy
        unit: i64 = 0
        number: i64
        start: i64
        while unit + 4 <= units:
            one, two, three, four = hidden[unit], hidden[unit + 1], hidden[unit + 2], hidden[unit + 3]
            for number in range(size):
                amount = amounts[number]
                start = places[number] * units + unit
                one += amount * first[start]
                two += amount * first[start + 1]
                three += amount * first[start + 2]
                four += amount * first[start + 3]
            hidden[unit], hidden[unit + 1], hidden[unit + 2], hidden[unit + 3] = one, two, three, four
            unit += 4
        while unit < units:
            for number in range(size):
                hidden[unit] += amounts[number] * first[places[number] * units + unit]
            unit += 1
        answer = self.last_bias
        start = 0
        for unit in range(len(second_bias)):
            total = second_bias[unit]
            below: i64
            for below in range(begin[unit], end[unit]):
                if hidden[below] > 0.0:
                    total += hidden[below] * second[start + below]
            if total > 0.0:
                answer += total * last[unit]
            start += units
        return answer
