import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';

/** A page in which a user has signed in, whose requests the server takes as the dashboard's. */
export async function pageOf(browser: Browser, user: string): Promise<Page> {
  const baseURL = test.info().project.use.baseURL!;
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, user);
  return page;
}

/** The body of an answer, which must be a success. */
export async function ask<T>(answer: ReturnType<APIRequestContext['get']>): Promise<T> {
  const got = await answer;
  expect(got.status(), await got.text()).toBe(200);
  return (await got.json()) as T;
}
