const filler = [' ', '\n', ' \n', '\u0301', '\u0301\u0316', '<', '\uD800', 'a ', 'a@', '1', '-', 'a.', '["', 'A,']

/** Long runs of the characters that are most expensive to clean, parse and match, each of `length` UTF-16 units. */
export function hostileTexts(length: number): string[] {
  return filler.map((unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length))
}

/** A list or an object of `size` values that counts how many of them are read while `act` runs. */
export function watched(kind: 'list' | 'object', size: number) {
  let reads = 0
  const target: object = kind === 'list' ? Array.from({ length: size }, () => ' ') : manyKeys(size)
  const value = new Proxy(target, {
    get: (from, key, self) => {
      if (typeof key === 'string' && key !== 'length' && Object.hasOwn(from, key)) reads += 1
      return Reflect.get(from, key, self)
    },
  })
  return {
    value,
    readsBy(act: () => void): number {
      reads = 0
      act()
      return reads
    },
  }
}

/** `depth` nested lists. */
export function deepList(depth: number): unknown {
  let value: unknown = []
  for (let at = 1; at < depth; at++) value = [value]
  return value
}

function manyKeys(size: number): object {
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, ' ']))
}
