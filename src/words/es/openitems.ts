/** What is open when a shift is handed over, in Spanish. */
import type { OpenItem } from '../../base/openitem.ts'
import { periodo } from './periods.ts'

export function asunto(of: OpenItem): string {
  switch (of.kind) {
    case 'hit':
      return `acierto ${of.hit}`
    case 'claim':
      return `reclamo ${of.claim}`
    case 'period':
      return `periodo de ${of.activity} hasta ${of.until}`
    case 'request':
      return `petición ${of.request}`
    case 'callup':
      return `sorteado ${of.callup}`
    case 'draw':
      return `sorteo ${of.draw}`
    case 'stage':
      return `pases de ${of.activity}`
    case 'squares':
      return `casillas de ${of.activity}: ${periodo(of.period)}`
    case 'tournament':
      return `torneo ${of.activity}`
    case 'count':
      return `segundo conteo de la mesa ${of.table}`
    case 'call':
      return `llamada de la mesa ${of.table}`
    case 'device':
      return `${of.device === 'sensor' ? 'sensor' : 'lector de tarjetas'} de la mesa ${of.table}`
    case 'drawer':
      return `cajón ${of.drawer}`
    case 'slip':
      return `papel ${of.slip}`
    case 'offering':
      return `${of.activity} ${of.status === 'paused' ? 'en pausa' : 'detenida'}`
    case 'piece':
      return `pieza ${of.use}`
    case 'piece in error':
      return `pieza ${of.use} pagada por error`
    case 'pieces':
      return `conteo de la serie ${of.series}`
    case 'named':
      return of.name
  }
}
