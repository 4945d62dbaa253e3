type Closable = { close: () => void }

/**
 * A camera and the reader that is fetched meanwhile, both or neither: a camera that nobody reads is closed again, or
 * the phone would go on watching behind a sentence that says it cannot.
 */
export async function openTogether<Camera extends Closable, Reader>(
  camera: Promise<Camera>,
  reader: Promise<Reader>,
): Promise<[Camera, Reader]> {
  try {
    return await Promise.all([camera, reader])
  } catch (error) {
    camera.then(
      (opened) => opened.close(),
      () => undefined,
    )
    throw error
  }
}
