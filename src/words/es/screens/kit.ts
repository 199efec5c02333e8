import type { kit as en } from '../../en/screens/kit.ts'

export const kit: typeof en = {
  close: 'Cerrar',
  places: 'Lugares',
  more: 'Más',
  houseTime: 'Hora de la casa',
  theme: { label: 'Claro u oscuro', light: 'Claro', dark: 'Oscuro' },
  field: {
    needed: 'Falta llenar esto.',
    choose: 'Elija uno.',
    short: (least: number) => `Al menos ${least} caracteres.`,
    least: (least: string) => `Al menos ${least}.`,
    most: (most: string) => `Como máximo ${most}.`,
    form: 'No se puede leer como lo que se pide aquí.',
  },
}
