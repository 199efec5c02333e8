/**
 * A union in which every member knows the keys of the others as absent. It narrows by its own key (`runs`, `kind`, `from`),
 * and what serves several kinds may ask for a key without a cast: where a kind does not have it, there is nothing.
 */
export type Whole<Union, Keys extends PropertyKey = KeysOf<Union>> = Union extends unknown
  ? Union & { readonly [Key in Exclude<Keys, keyof Union>]?: undefined }
  : never

export type KeysOf<Union> = Union extends unknown ? keyof Union : never
