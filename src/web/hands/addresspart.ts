/** A part of an address as it was meant; as it stands where it is not well written. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
