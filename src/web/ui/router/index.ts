export {
  Link,
  Navigate,
  ParamsProvider,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useIsNavigating,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './react.tsx';
export { browserHistory, createRouter, type HistoryPort, type Location, type Router } from './router.ts';
