import sharp from 'sharp'

// One decoder thread a picture and two pictures at a time: a family that uploads thirty at once must not take the
// processor from those who only want to read a page. Caching decoded files would keep their memory for nothing.
sharp.concurrency(1)
sharp.cache(false)

const AT_ONCE = 2

let running = 0
const waiting: Array<() => void> = []

/** Runs the work when one of the two places is free, first come, first served. Not to be nested. */
export async function inPictureQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The place is handed on rather than freed, so that no newcomer can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
