/** Asks an address until it answers well, or until the time is over. */
export async function waitFor(url, patienceMs) {
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await answer.body?.cancel();
      if (answer.ok) return true;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
