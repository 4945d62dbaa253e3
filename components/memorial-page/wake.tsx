'use client'

import { useEffect } from 'react'
import { wake } from './script/wake'

/** For pages that come with the framework: the examples, and all while developing. It draws nothing. */
export function Wake() {
  useEffect(wake, [])
  return null
}
