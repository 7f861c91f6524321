import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useAccess } from "../api/access.ts";
import { queryClient } from "../api/queryClient.ts";
import { useNewView } from "../ui/arrival.ts";
import { ToastArea } from "../ui/Toast.tsx";
import { Navigation } from "./Navigation.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { useScrollToTop } from "./useScrollToTop.ts";
import { ViewBoundary } from "./ViewBoundary.tsx";
import { VIEWS, type View } from "./views.ts";

const NOWHERE: View = { name: "The page", path: "", Page: NotFoundPage };

/** Everything that is shown. Style elements are refused by the content security policy, so the components make none. */
export function App() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Shell />
        <ToastArea />
      </QueryClientProvider>
    </CSPProvider>
  );
}

function Shell() {
  const { token, isAsked, refusal } = useAccess();
  useScrollToTop();
  useEffect(() => {
    // What was read as somebody else, or not read at all, is read anew.
    if (token !== null) void queryClient.resetQueries();
  }, [token]);
  // What is shown stays behind the question: a form that was being filled in loses nothing.
  return (
    <>
      {isAsked && <TokenForm refusal={refusal} />}
      <div className="flex min-h-dvh" hidden={isAsked}>
        <SkipLink />
        <Navigation />
        <Switch>
          {VIEWS.map((view) => (
            <Route key={view.path} path={view.path}>
              {(params) => <Place key={view.isOne ? view.path : JSON.stringify(params)} view={view} />}
            </Route>
          ))}
          <Route>
            <Place view={NOWHERE} />
          </Route>
        </Switch>
      </div>
    </>
  );
}

/** A view in its place: loaded, guarded, and with the focus on its heading when one came by a link. */
function Place({ view: { name, Page, isFull = false } }: { view: View }) {
  const [location] = useLocation();
  useNewView();
  return (
    <main
      id="main"
      tabIndex={-1}
      className={isFull ? "flex h-[calc(100dvh-var(--bar))] min-w-0 flex-1 flex-col" : "min-w-0 flex-1 pb-(--bar)"}
    >
      <div className={isFull ? "contents" : "mx-auto max-w-6xl px-4 pt-5 pb-10 md:px-8 md:pt-8"}>
        <ViewBoundary name={name} place={location}>
          <Page />
        </ViewBoundary>
      </div>
    </main>
  );
}
