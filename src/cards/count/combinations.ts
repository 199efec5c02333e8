/** Calls `visit` with every choice of `size` of the numbers below `count`; the array is reused. */
export function everyHand(
  count: number,
  size: number,
  visit: (hand: readonly number[]) => void,
  joined: readonly number[] = [],
): void {
  const hand = [...Array.from({ length: size }, (_, place) => place), ...joined]
  for (;;) {
    visit(hand)
    let place = size - 1
    while (place >= 0 && hand[place] === count - size + place) place--
    if (place < 0) return
    hand[place]!++
    for (let next = place + 1; next < size; next++) hand[next] = hand[next - 1]! + 1
  }
}

export const choose = (n: number, k: number): number => {
  let ways = 1
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step
  return ways
}
