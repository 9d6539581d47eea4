import { useEffect } from 'react'

/** What the tabs of one browser tell each other. */
type News = 'subscription' | 'desk' | 'conversation'

const channelOf = (news: News) => new BroadcastChannel(`mes:${news}`)

/** A channel brings a tab its own news too. */
const thisTab = `${Date.now()} ${Math.random()}`

export function tellOtherTabs(news: News): void {
  const channel = channelOf(news)
  channel.postMessage(thisTab)
  channel.close()
}

/** `onNews` has to stay the same function as long as it means the same. */
export function useNewsOfOtherTabs(news: News, onNews: () => void): void {
  useEffect(() => {
    const channel = channelOf(news)
    channel.addEventListener('message', ({ data }) => {
      if (data !== thisTab) onNews()
    })
    return () => channel.close()
  }, [news, onNews])
}

/**
 * Runs `work` in one of the open tabs: a browser opens six connections to a server without HTTP/2, and
 * a stream in each tab would use them up. When that tab closes, another one takes over. Returns what
 * ends it.
 */
export function inOneTab(news: News, work: () => () => void): () => void {
  // Only where the address is safe (https, this machine) do tabs know of each other.
  if (!('locks' in navigator)) return work()
  const over = new AbortController()
  const untilOver = () => {
    const end = work()
    return new Promise<void>((resolve) => {
      over.signal.addEventListener('abort', () => {
        end()
        resolve()
      })
    })
  }
  void navigator.locks
    .request(`mes:${news}`, { signal: over.signal }, untilOver)
    // Ended before it was its turn.
    .catch(() => {})
  return () => over.abort()
}
