import { KeyboardSensor, type KeyboardSensorOptions, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'

/** How things are taken hold of to be put in order, by hand and by keyboard. */
export function useSortSensors(coordinateGetter: NonNullable<KeyboardSensorOptions['coordinateGetter']>) {
  return useSensors(
    // A little way before it counts as dragging, so that a tap on a phone still scrolls and clicks.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
}
