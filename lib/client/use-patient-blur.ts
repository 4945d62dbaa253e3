'use client'

import { useCallback, useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * A message shown on blur may move everything below the field. Pressing a button blurs the field before the press
 * ends, and the button would slip away from under the finger. Returns a function that defers work until no mouse
 * button or tap is down.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const begin = () => {
      isPressed.current = true
    }
    // In a separate task: the click event follows the release.
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

/** Wraps a registered field so that a blur caused by a press reaches the form only when the press is over. */
export function usePatientBlur(): <T extends UseFormRegisterReturn>(field: T) => T {
  const afterPress = useAfterPress()
  return (field) => ({ ...field, onBlur: async (event) => afterPress(() => field.onBlur(event)) })
}
