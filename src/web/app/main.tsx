import { createRoot } from 'react-dom/client';
import { languageOfBrowser } from '../ui/language.ts';
import { App } from './app.tsx';
import { startTexts } from './load-texts.ts';

await startTexts(languageOfBrowser());
createRoot(document.getElementById('root')!).render(<App />);
