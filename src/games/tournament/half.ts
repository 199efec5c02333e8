/** A tournament that ends at half of its field: an even number begins, and everybody who is left then has the same. */

export const isEven = (field: number): boolean => field > 0 && field % 2 === 0
export const halfOf = (field: number): number => field / 2

/** Whoever goes out in the hand that takes the field past half ranks as in any other hand: see `placesOf` and the pays `double`. */
export const isHalved = (field: number, left: number): boolean => left <= halfOf(field)
