/** Plain ASCII out of bytes. Node and browsers have it alike; a text made sign by sign takes a hundred times as long. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }
const decoder = new TextDecoder()

export const asciiOf = (bytes: Uint8Array): string => decoder.decode(bytes)
