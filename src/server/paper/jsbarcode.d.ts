/** The one code of the package that is used here: its own types are of the whole. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object)
    encode(): { readonly data: string }
  }
}
