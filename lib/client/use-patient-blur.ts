'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * What a field says when it is left may move everything below it. Pressing a button leaves the field before the press
 * is over, and the button would slip away from under the finger. Returns a function that puts work off until no button
 * of a mouse, nor a tap, is being pressed.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const begin = () => {
      isPressed.current = true
    }
    // In a task of its own: the click comes after the button went up.
    const end = () =>
      setTimeout(() => {
        isPressed.current = false
        for (const work of waiting.current.splice(0)) work()
      })
    window.addEventListener('mousedown', begin, true)
    window.addEventListener('mouseup', end, true)
    window.addEventListener('dragend', end, true)
    return () => {
      window.removeEventListener('mousedown', begin, true)
      window.removeEventListener('mouseup', end, true)
      window.removeEventListener('dragend', end, true)
    }
  }, [])

  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }, [])
}

/** Wraps a registered field so that being left by a press is told to the form only when the press is over. */
export function usePatientBlur(): <T extends UseFormRegisterReturn>(field: T) => T {
  const afterPress = useAfterPress()
  return (field) => ({ ...field, onBlur: async (event) => afterPress(() => field.onBlur(event)) })
}
