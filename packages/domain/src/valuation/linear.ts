/** Lower triangle of a symmetric positive definite matrix of this order, row by row. */
export function factorise(matrix: Float64Array, order: number): Float64Array {
  const factor = new Float64Array(order * order);
  for (let row = 0; row < order; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(matrix, row * order + column);
      for (let k = 0; k < column; k++) sum -= at(factor, row * order + k) * at(factor, column * order + k);
      // Rounding can leave a hair below zero where two columns say the same.
      factor[row * order + column] =
        row === column ? Math.sqrt(Math.max(sum, smallestPivot)) : sum / at(factor, column * order + column);
    }
  }
  return factor;
}

export function solve(factor: Float64Array, order: number, right: ArrayLike<number>): Float64Array {
  const x = Float64Array.from(right);
  for (let row = 0; row < order; row++) {
    let sum = at(x, row);
    for (let k = 0; k < row; k++) sum -= at(factor, row * order + k) * at(x, k);
    x[row] = sum / at(factor, row * order + row);
  }
  for (let row = order - 1; row >= 0; row--) {
    let sum = at(x, row);
    for (let k = row + 1; k < order; k++) sum -= at(factor, k * order + row) * at(x, k);
    x[row] = sum / at(factor, row * order + row);
  }
  return x;
}

/** The diagonal of the inverse: how unsure each unknown is, in units of the residual variance. */
export function inverseDiagonal(factor: Float64Array, order: number): Float64Array {
  const unit = new Float64Array(order);
  return Float64Array.from({ length: order }, (_, index) => {
    unit.fill(0);
    unit[index] = 1;
    return at(solve(factor, order, unit), index);
  });
}

/** Sums of products for a least-squares fit, over the few unknowns that an observation touches, in rising order. */
export class NormalEquations {
  readonly matrix: Float64Array;
  readonly right: Float64Array;
  readonly order: number;

  constructor(order: number) {
    this.order = order;
    this.matrix = new Float64Array(order * order);
    this.right = new Float64Array(order);
  }

  add(places: ArrayLike<number>, values: ArrayLike<number>, observed: number, weight: number): void {
    for (let i = 0; i < places.length; i++) {
      const row = at(places, i);
      const weighted = at(values, i) * weight;
      if (weighted === 0) continue;
      this.right[row] = at(this.right, row) + weighted * observed;
      // The factor reads the lower half only.
      for (let j = 0; j <= i; j++) {
        const place = row * this.order + at(places, j);
        this.matrix[place] = at(this.matrix, place) + weighted * at(values, j);
      }
    }
  }

  /** Draws one unknown towards a value with the strength of this much evidence. */
  pull(place: number, towards: number, strength: number): void {
    const diagonal = place * this.order + place;
    this.matrix[diagonal] = at(this.matrix, diagonal) + strength;
    this.right[place] = at(this.right, place) + strength * towards;
  }

  solve(): { values: Float64Array; factor: Float64Array } {
    const factor = factorise(this.matrix, this.order);
    return { values: solve(factor, this.order, this.right), factor };
  }
}

const smallestPivot = 1e-12;

/** Inside its bounds an element is always there. */
function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}
