import type { kioskForms as english } from '../../../en/screens/club/forms.ts'
import { stop } from '../../times.ts'

const hoursOf = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
const two = (number: number): string => String(number).padStart(2, '0')

export const kioskForms: typeof english = {
  title: 'Concursos',
  fillIn: 'Llenar',
  fillInOf: (name) => `Llenar: ${name}`,
  change: 'Cambiar',
  changeOf: (name) => `Ver o cambiar: ${name}`,
  see: 'Ver',
  seeOf: (name) => `Ver: ${name}`,
  back: 'Atrás',
  handedIn: (form, at) => `Formulario ${form}, entregado ${at}`,
  none: 'Ningún formulario entregado',
  until: (locks) => stop(`Se aceptan formularios hasta ${locks}`),
  locksIn: (seconds) => {
    const [days, hours, minutes] = [
      Math.floor(seconds / 86_400),
      Math.floor(seconds / 3_600) % 24,
      Math.floor(seconds / 60) % 60,
    ]
    if (days > 0) return `quedan ${days} d ${hours} h`
    return `quedan ${hours}:${two(minutes)}:${two(seconds % 60)}`
  },
  closed: (locks) => stop(`Los formularios se cerraron ${locks}`),
  missed: 'Usted no entregó ningún formulario.',
  hours: (has, needs, from, to) => `Le cuentan ${hoursOf(has)} de ${hoursOf(needs)}, del ${from} al ${to}.`,
  enough: 'Es suficiente.',
  lacking: (ms) => `Faltan ${hoursOf(ms)}.`,
  due: {
    'with the form': 'Deben estar cuando entregue el formulario.',
    'in the end': 'Puede entregar el formulario antes; vale si al final están.',
  },
  askFloor: 'Pídalo a una persona de sala.',
  progress: (picked, of) => `${picked} de ${of}`,
  handIn: 'Entregar',
  handInChange: 'Entregar el cambio',
  unchanged: 'Entregado como está aquí',
  saved: (form) => `Entregado como formulario ${form}. Imprima su comprobante: es su prueba.`,
  replaces: (form) => `Reemplazará el formulario ${form}.`,
  kept: 'Lo que ha llenado le espera hasta que lo entregue.',
  printSlip: 'Imprimir el comprobante',
  slipSays:
    'Cuando se cierren los formularios, un resumen de todos se muestra en el tablero. Ponga entonces este comprobante bajo el lector de un quiosco: dirá si la lista tiene su formulario como está aquí.',
  digest: 'Resumen',
  named: (number) => `Tarjeta ${number}: así aparece en listas y pantallas.`,
  total: (total) => `Total: ${total}`,
  right: (right, played) => `${right} de ${played} aciertos hasta ahora`,
  place: (place, forms) => `Lugar ${place} de ${forms}`,
  equals: (equals) => `${equals} tienen lo mismo`,
  off: (off) => (off === 0 ? 'Su total es exacto' : `Su total difiere en ${off}`),
  prize: (amount, thing) => `Premio: ${amount}${thing === undefined ? '' : ` (${thing})`}`,
  claim: (claim) => `Reclamo ${claim}: lleve su identificación con foto a la caja.`,
  paid: 'Ya se pagó.',
  own: 'Su formulario',
  open: 'abierto',
  list: 'La lista de todos los formularios',
  listSays: (forms, at) => `${stop(`${forms} formularios, cerrados ${at}`)} Este resumen está también en el tablero:`,
  onList: (line) => `Su línea en ella: ${line}`,
  check: 'Comprobar',
  checkSays: 'Ponga el código de barras del comprobante bajo el lector, o escriba lo que está debajo.',
  checkField: 'Comprobante',
  found: {
    'as on the slip': 'La lista tiene este formulario como está en el comprobante.',
    otherwise: 'La lista tiene este formulario distinto del comprobante. Avise a una persona de sala.',
    'not on the list':
      'Este formulario no está en la lista. Tampoco está uno que se cambió después; si no es así, avise a una persona de sala.',
  },
}
