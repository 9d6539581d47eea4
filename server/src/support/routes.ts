import { getPromiseReport, getSupportChannel } from 'contract/support'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { findChannel, reportPromise } from './service.ts'

export function supportRoutes(app: App): void {
  route(app, getSupportChannel, (_input, context) => findChannel(context))
  route(app, getPromiseReport, (_input, context) => reportPromise(context))
}
