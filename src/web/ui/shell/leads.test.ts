import { describe, expect, test } from 'vitest'
import { ROLES } from '../../../engine/roles.ts'
import { placesOf } from '../../../server/door/places.ts'
import { personAddress, tableAddress, ticketAddress } from './leads.ts'

/** The first word of an address is the screen. */
const screenOf = (address: string): string => address.split(/[/?]/)[1] ?? ''

describe('a row of the search', () => {
  test.each(ROLES)('leads a %s to a screen that is open to them, or nowhere', (role) => {
    const places = placesOf([role])
    const found = [
      tableAddress(places, '4'),
      ticketAddress(places, { ticket: 'T1', is: 'drawn', hit: 'H1' }),
      ticketAddress(places, { ticket: 'T1', is: 'in the drum', activity: 'bay-101/car-drawing' }),
      personAddress(places, { id: '21', name: 'Ravi' }),
    ]
    for (const address of found) expect(['board', undefined, ...places]).toContain(address && screenOf(address))
  })

  test('leads whoever seats people to the table at the podium', () => {
    expect(tableAddress(placesOf(['brush']), '4')).toBe('/podium?table=4')
  })
})
