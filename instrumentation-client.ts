/**
 * The first of our code in a browser, before any page's. zod builds faster checks by `new Function` where it may, and tries
 * whether it may. Our policy forbids it (decision 009), and the try would be a violation on every page. The option stands
 * where zod looks for it before its first schema.
 */
const options: object = Reflect.get(globalThis, '__zod_globalConfig') ?? {}
Reflect.set(globalThis, '__zod_globalConfig', Object.assign(options, { jitless: true }))

export {}
