'use client'

import { useEffect } from 'react'
import { wake } from './script/wake'

/** Starts the script on pages rendered with the framework: examples, and all pages in development. Renders nothing. */
export function Wake() {
  useEffect(wake, [])
  return null
}
