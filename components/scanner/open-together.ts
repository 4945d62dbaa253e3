type Closable = { close: () => void }

/**
 * Opens the camera and loads the reader, both or neither: if the reader fails, the camera is closed instead of left
 * recording behind an error.
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
