'use client'

import { useEffect, useState } from 'react'

const pauseAfterTypingMs = 300

/** The value once it has not changed for a moment (300 ms): what is fetched while one types is not fetched for every letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseAfterTypingMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
