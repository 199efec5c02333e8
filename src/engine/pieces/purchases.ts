/** A limit counts what was sold in one stretch of posted hours. */
export const purchasesIn = (activity: string, hours: string): string => `${activity} ${hours}`
