import type { kit as en } from '../../en/screens/kit.ts'

export const kit: typeof en = {
  close: 'Cerrar',
  notNow: 'Ahora no',
  counted: {
    by: 'Contar por billetes y fichas',
    bills: 'Billetes',
    chips: 'Fichas',
    rest: 'Monedas y lo demás',
    each: {
      bills: (worth) => `Billetes de ${worth}`,
      chips: (worth) => `Fichas de ${worth}`,
    },
    sum: 'Suma',
    notMoney: 'no es un importe',
  },
  alerts: {
    label: 'Sonido y aviso cuando llega algo',
    waits: (count, place) => (count === 1 ? `${place}: algo espera.` : `${place}: ${count} cosas esperan.`),
  },
  pinPad: 'Teclado del PIN',
  numbers: 'Cifras',
  skip: 'Ir al contenido',
  places: 'Lugares',
  more: 'Más',
  houseTime: 'Hora de la casa',
  boardsMayName: 'Los tableros pueden mostrar nombre e inicial con lo que gane',
  nameAllowed: 'Desde ahora los tableros pueden mostrar el nombre.',
  nameTakenBack: 'Los tableros ya no muestran el nombre.',
  theme: { label: 'Claro u oscuro', light: 'Claro', dark: 'Oscuro' },
  field: {
    needed: 'Falta llenar esto.',
    choose: 'Elija uno.',
    short: (least: number) => `Al menos ${least} caracteres.`,
    least: (least: string) => `Al menos ${least}.`,
    most: (most: string) => `Como máximo ${most}.`,
    form: 'No se puede leer como lo que se pide aquí.',
  },
  asOf: (at) => `al ${at}`,
  refresh: 'Actualizar',
}
