/**
 * The first of our code in a browser, before any page's. zod compiles faster checks with `new Function` and tests
 * whether it may. Our policy forbids it (decision 009), and the test would be a violation on every page. zod reads
 * this option before its first schema.
 */
const options: object = Reflect.get(globalThis, '__zod_globalConfig') ?? {}
Reflect.set(globalThis, '__zod_globalConfig', Object.assign(options, { jitless: true }))

export {}
