/** Whose request it is, behind a proxy: its word counts only where the house trusts it. */
import { BlockList, isIP } from 'node:net'

export type AddressOf = (socket: string | undefined, forwarded: string | undefined) => string | undefined

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

/** `10.0.0.0/8` or one address. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * The last address that a trusted proxy has seen. A request that names others without having come through one is not taken for
 * this machine: whoever speaks through a proxy here stands somewhere else.
 */
export function addressBehind(trusted: readonly string[]): AddressOf {
  const list = new BlockList()
  for (const range of trusted) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (socket, forwarded) => {
    if (socket === undefined || forwarded === undefined) return socket
    const near = plain(socket)
    if (!isTrusted(near)) return `through ${near}`
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()))
    // From the house outwards: everything before the first that is not ours is the client's own word.
    const client = hops.findLast((hop) => !isTrusted(hop)) ?? hops[0] ?? near
    return isIP(client) === 0 ? `through ${near}` : client
  }
}
